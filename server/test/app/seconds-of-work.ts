/** What this thread has worked since: unlike time it does not depend on what else the machine does. */
export function countSeconds(): () => number {
  const before = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000_000;
  };
}
