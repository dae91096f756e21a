#define _GNU_SOURCE
#include "ProcessClock.h"

#include <math.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

// Nanoseconds since 1970; the minimum means that the system's clock is in force.
static _Atomic long long stopped_at = (-9223372036854775807LL - 1);
static const long long running = (-9223372036854775807LL - 1);

static _Atomic(islet_process_clock_source) first_source = NULL;

void islet_process_clock_set_source(islet_process_clock_source source) {
  atomic_store(&first_source, source);
}

void islet_process_clock_stop(double seconds) {
  atomic_store(&stopped_at, (long long)llround(seconds * 1e9));
}

void islet_process_clock_release(void) { atomic_store(&stopped_at, running); }

static int wall_time(struct timespec *time) {
  islet_process_clock_source source = atomic_load(&first_source);
  int64_t own;
  long long at = source && source(&own) ? own : atomic_load(&stopped_at);
  if (at == running) return 0;
  long long seconds = at / 1000000000LL, rest = at % 1000000000LL;
  if (rest < 0) {
    seconds -= 1;
    rest += 1000000000LL;
  }
  time->tv_sec = seconds;
  time->tv_nsec = rest;
  return 1;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (clock == CLOCK_REALTIME && wall_time(time)) return 0;
  return (int)syscall(SYS_clock_gettime, clock, time);
}

int gettimeofday(struct timeval *restrict value, void *restrict zone) {
  struct timespec time;
  if (!wall_time(&time)) return (int)syscall(SYS_gettimeofday, value, zone);
  value->tv_sec = time.tv_sec;
  value->tv_usec = time.tv_nsec / 1000;
  return 0;
}
