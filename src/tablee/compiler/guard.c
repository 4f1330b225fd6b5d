/* Around every call of a native kernel: a fault in it ends the call, not the process. */

#include <stdint.h>

static _Thread_local void **innermost;

_Noreturn void tablee_fault(void) {
    __builtin_longjmp(innermost, 1);
}

__attribute__((visibility("default")))
int tablee_call(void (*entry)(int64_t *), int64_t *words) {
    void *here[5], **outer = innermost;
    if (__builtin_setjmp(here)) {
        innermost = outer;
        return 1;
    }
    innermost = here;
    entry(words);
    innermost = outer;
    return 0;
}
