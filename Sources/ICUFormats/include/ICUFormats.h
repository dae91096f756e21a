// The part of the toolchain's ICU that Foundation keeps to itself.
//
// Foundation brings ICU along as lib_FoundationICU, with its functions under names of their own
// (`swift_unumf_openResult`); its Clang module leaves the plural rules out. Texts are UTF-16.

#ifndef ISLET_ICU_FORMATS_H
#define ISLET_ICU_FORMATS_H

#include <stdint.h>

// The plural category (CLDR: zero, one, two, few, many, other) of a number in a language.
//
// locale: ICU's identifier, `pl_PL`. fraction_digits: how many are shown, which some languages
// count by; negative shows as many as the number has. Writes the name of the category, ended by a
// zero, and gives back its length; 0 when the language is unknown or there is no room.
int32_t islet_icu_plural_category(const char *locale, double number, int32_t fraction_digits,
                                  char *category, int32_t capacity);

// A number in words or digits by a skeleton of ICU: `measure-unit/duration-year
// unit-width-full-name`.
//
// Gives back the length of the text in UTF-16 units, which may exceed the capacity; then nothing
// useful was written. Negative: the skeleton or the locale is wrong.
int32_t islet_icu_format_number(const char *locale, const uint16_t *skeleton,
                                int32_t skeleton_length, double number, uint16_t *text,
                                int32_t capacity);

// Items of a list of measures joined as a language does: `1 hr, 2 min`.
//
// width: 0 wide, 1 short, 2 narrow. Length and failure as above.
int32_t islet_icu_join_units(const char *locale, int32_t width, const uint16_t *const *items,
                             const int32_t *lengths, int32_t count, uint16_t *text,
                             int32_t capacity);

#endif
