#include <nghttp2/nghttp2.h>
// The system's calls for waiting on many sockets, which Swift's Glibc leaves out.
#include <sys/epoll.h>
#include <sys/eventfd.h>
