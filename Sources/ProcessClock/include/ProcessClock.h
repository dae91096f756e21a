// The clock of a process that runs on the phone's time.
//
// A user's app or widget asks for the time with `Date()`. On the phone's clock that must give the
// phone's time, so this library stands in front of libc's `clock_gettime` for CLOCK_REALTIME.
// Other clocks, and this one while no time is set, are passed on to the kernel.

#ifndef ISLET_PROCESS_CLOCK_H
#define ISLET_PROCESS_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

/// Says the time of the code that asks, in nanoseconds since 1970, and true; false when that code
/// runs on no phone. It may be called on any thread, at any time, and must not block.
typedef bool (*islet_process_clock_source)(int64_t *nanoseconds);

/// Asks `source` first whenever somebody asks for the time. In a test process several phones live
/// side by side, each with a clock of its own.
void islet_process_clock_set_source(islet_process_clock_source source);

/// Stops the wall clock of this process at `seconds` since 1970.
void islet_process_clock_stop(double seconds);

/// Gives the wall clock of this process back to the system.
void islet_process_clock_release(void);

#endif
