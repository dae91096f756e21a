#define _GNU_SOURCE
#include "ProcessLaunch.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/resource.h>
#include <unistd.h>

static const int wire_number = 3;

int process_launch(const ProcessLaunchOptions *options, pid_t *process) {
  posix_spawn_file_actions_t actions;
  int code = posix_spawn_file_actions_init(&actions);
  if (code != 0) return code;
  posix_spawnattr_t attributes;
  code = posix_spawnattr_init(&attributes);
  if (code != 0) {
    posix_spawn_file_actions_destroy(&actions);
    return code;
  }

  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  // One failed step is enough to give up; the first error is the one to report.
#define STEP(call) do { if (code == 0) code = (call); } while (0)
  STEP(posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0));
  // Outputs before the wire: should one of them have the number 3 here, it is read before that
  // number is taken.
  STEP(posix_spawn_file_actions_adddup2(&actions, options->output, 1));
  STEP(posix_spawn_file_actions_adddup2(&actions, options->errors, 2));
  if (options->wire >= 0) {
    STEP(posix_spawn_file_actions_adddup2(&actions, options->wire, wire_number));
  }
  STEP(posix_spawn_file_actions_addclosefrom_np(
      &actions, options->wire >= 0 ? wire_number + 1 : wire_number));
  if (options->directory != NULL) {
    STEP(posix_spawn_file_actions_addchdir_np(&actions, options->directory));
  }
  STEP(posix_spawnattr_setsigmask(&attributes, &none));
  STEP(posix_spawnattr_setsigdefault(&attributes, &all));
  STEP(posix_spawnattr_setpgroup(&attributes, 0));
  short group = options->leads_group ? POSIX_SPAWN_SETPGROUP : 0;
  STEP(posix_spawnattr_setflags(
      &attributes, group | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF));
  STEP(posix_spawn(
      process, options->executable, &actions, &attributes, options->arguments,
      options->environment));
#undef STEP
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  if (code != 0) return code;

  // posix_spawn cannot set limits. They hold from here on, before user code does much.
  struct rlimit no_core = {0, 0};
  prlimit(*process, RLIMIT_CORE, &no_core, NULL);
  if (options->memory > 0) {
    struct rlimit data = {options->memory, options->memory};
    prlimit(*process, RLIMIT_DATA, &data, NULL);
  }
  if (options->processor_time > 0) {
    struct rlimit seconds = {options->processor_time, options->processor_time};
    prlimit(*process, RLIMIT_CPU, &seconds, NULL);
  }
  return 0;
}

int process_launch_pipe(int *read_end, int *write_end) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return errno;
  *read_end = ends[0];
  *write_end = ends[1];
  return 0;
}
