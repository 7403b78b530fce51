// Plain JavaScript without types or newer features, so that Node 20 can read it.

/**
 * How the server's Node is started. V8 returns the pages of its heap that it has emptied to the system, where it would
 * keep them for later: a busy server takes a fifth to a third less memory. The garbage of a request dies young: one
 * thread collects it, because others would take the processor from the requests. Sizes are in megabytes. Node reads all
 * of it only when it starts.
 */
export const smallHeap = {
  flags: [
    "--max-semi-space-size=8",
    "--no-parallel-scavenge",
    "--initial-old-space-size=48",
    "--memory-saver-mode",
    "--heap-growing-percent=100",
  ],
  // For the allocator of glibc: few arenas, and large blocks outside of them. Others ignore it.
  env: { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "131072" },
};

/**
 * How the Node of a command that compiles texts is started. A build of a thousand texts ends with 200 MB. If the heap
 * may grow to that at once, a tenth of the processor time is saved, which the garbage collector would take on the way.
 * A small young generation takes no longer, and few arenas of glibc keep less of what drawing threads have freed. V8
 * optimizes and collects in one more thread and not in four, which would take the processors from those that compile.
 * It allocates nothing in the old generation at once: in every second build, 150 MB of trees would stay there.
 */
export const largeHeap = {
  flags: [
    "--initial-old-space-size=200",
    "--max-semi-space-size=8",
    "--v8-pool-size=1",
    "--no-allocation-site-pretenuring",
  ],
  env: { MALLOC_ARENA_MAX: "2" },
};

/** How it is started with a large cache, so that its young generation does not grow to a hundred megabytes. */
export const cachedHeap = {
  flags: ["--initial-old-space-size=100", "--max-semi-space-size=16"],
  env: { MALLOC_ARENA_MAX: "2" },
};
