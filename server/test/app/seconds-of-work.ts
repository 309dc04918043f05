/** The processor time of this thread, which other work on the machine does not affect. */
export function countSeconds(): () => number {
  const before = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000_000;
  };
}
