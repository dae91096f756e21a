#include "ICUFormats.h"

#include <stddef.h>

typedef struct UPluralRules UPluralRules;
typedef struct UNumberFormatter UNumberFormatter;
typedef struct UFormattedNumber UFormattedNumber;
typedef struct UListFormatter UListFormatter;

// UErrorCode: what is above zero is a failure, U_BUFFER_OVERFLOW_ERROR one of them.
enum { BUFFER_OVERFLOW = 15 };

// UListFormatterType: ULISTFMT_TYPE_UNITS.
enum { LIST_OF_UNITS = 2 };

// ICU's functions as the toolchain names them (unicode/upluralrules.h, unumberformatter.h,
// ulistformatter.h).
extern UPluralRules *swift_uplrules_open(const char *locale, int *status);
extern void swift_uplrules_close(UPluralRules *rules);
extern int32_t swift_uplrules_select(const UPluralRules *rules, double number, uint16_t *keyword,
                                     int32_t capacity, int *status);
extern int32_t swift_uplrules_selectFormatted(const UPluralRules *rules,
                                              const UFormattedNumber *number, uint16_t *keyword,
                                              int32_t capacity, int *status);
extern UNumberFormatter *swift_unumf_openForSkeletonAndLocale(const uint16_t *skeleton,
                                                              int32_t length, const char *locale,
                                                              int *status);
extern void swift_unumf_close(UNumberFormatter *formatter);
extern UFormattedNumber *swift_unumf_openResult(int *status);
extern void swift_unumf_closeResult(UFormattedNumber *result);
extern void swift_unumf_formatDouble(const UNumberFormatter *formatter, double number,
                                     UFormattedNumber *result, int *status);
extern int32_t swift_unumf_resultToString(const UFormattedNumber *result, uint16_t *text,
                                          int32_t capacity, int *status);

extern UListFormatter *swift_ulistfmt_openForType(const char *locale, int type, int width,
                                                  int *status);
extern int32_t swift_ulistfmt_format(const UListFormatter *formatter,
                                     const uint16_t *const strings[], const int32_t *lengths,
                                     int32_t count, uint16_t *text, int32_t capacity, int *status);
extern void swift_ulistfmt_close(UListFormatter *formatter);

static UFormattedNumber *formatted(const char *locale, const uint16_t *skeleton, int32_t length,
                                   double number, int *status) {
  UNumberFormatter *formatter =
      swift_unumf_openForSkeletonAndLocale(skeleton, length, locale, status);
  UFormattedNumber *result = swift_unumf_openResult(status);
  swift_unumf_formatDouble(formatter, number, result, status);
  swift_unumf_close(formatter);
  return result;
}

int32_t islet_icu_plural_category(const char *locale, double number, int32_t fraction_digits,
                                  char *category, int32_t capacity) {
  int status = 0;
  uint16_t keyword[16];
  UPluralRules *rules = swift_uplrules_open(locale, &status);
  int32_t length;
  if (fraction_digits < 0) {
    length = swift_uplrules_select(rules, number, keyword, 16, &status);
  } else {
    uint16_t skeleton[16] = {'.'};
    int32_t digits = fraction_digits < 15 ? fraction_digits : 15;
    for (int32_t index = 0; index < digits; index++) skeleton[1 + index] = '0';
    // A point alone means an integer.
    UFormattedNumber *shown = formatted(locale, skeleton, 1 + digits, number, &status);
    length = swift_uplrules_selectFormatted(rules, shown, keyword, 16, &status);
    swift_unumf_closeResult(shown);
  }
  swift_uplrules_close(rules);
  if (status > 0 || length <= 0 || length >= capacity) return 0;
  for (int32_t index = 0; index < length; index++) category[index] = (char)keyword[index];
  category[length] = 0;
  return length;
}

int32_t islet_icu_format_number(const char *locale, const uint16_t *skeleton,
                                int32_t skeleton_length, double number, uint16_t *text,
                                int32_t capacity) {
  int status = 0;
  UFormattedNumber *result = formatted(locale, skeleton, skeleton_length, number, &status);
  int32_t length = -1;
  if (status <= 0) {
    length = swift_unumf_resultToString(result, text, capacity, &status);
    if (status > 0 && status != BUFFER_OVERFLOW) length = -1;
  }
  swift_unumf_closeResult(result);
  return length;
}

int32_t islet_icu_join_units(const char *locale, int32_t width, const uint16_t *const *items,
                             const int32_t *lengths, int32_t count, uint16_t *text,
                             int32_t capacity) {
  int status = 0;
  UListFormatter *formatter = swift_ulistfmt_openForType(locale, LIST_OF_UNITS, width, &status);
  int32_t length =
      swift_ulistfmt_format(formatter, items, lengths, count, text, capacity, &status);
  swift_ulistfmt_close(formatter);
  return status > 0 && status != BUFFER_OVERFLOW ? -1 : length;
}
