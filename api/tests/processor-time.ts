/** The milliseconds of processor time that this process takes for something. Other processes on the machine do not count. */
export async function processorTime(run: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
