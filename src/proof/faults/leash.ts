/** Loaded into a server before anything else: it ends with the process that started it, however that goes. */
process.stdin.once('close', () => process.exit(1));
process.stdin.resume();
process.stdin.unref();
