#ifndef PROCESS_LAUNCH_H
#define PROCESS_LAUNCH_H

#include <stdint.h>
#include <sys/types.h>

/// What a process is started with. Descriptors of -1 are not given to it.
typedef struct {
  const char *executable;
  char *const *arguments;
  char *const *environment;
  /// The folder it works in, or NULL for ours.
  const char *directory;
  /// Its standard output and error output.
  int output;
  int errors;
  /// The descriptor that it finds under the number 3.
  int wire;
  /// Bytes of private memory; 0 is no limit.
  uint64_t memory;
  /// Seconds of processor time; 0 is no limit.
  uint64_t processor_time;
  /// Whether it leads a process group of its own.
  int leads_group;
} ProcessLaunchOptions;

/// Starts a process that has no signal blocked or ignored, no descriptor beyond those given, no input
/// and no core files. Returns 0 or an error number.
///
/// It is C because the calls are extensions of the GNU C library, which Swift's view of it hides.
int process_launch(const ProcessLaunchOptions *options, pid_t *process);

/// A pipe whose ends no other process inherits. Returns 0 or an error number.
int process_launch_pipe(int *read_end, int *write_end);

#endif
