/** The time that this process computes from now on: other work on the machine does not count. */
export function processorMs(): () => number {
  const before = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  }
}
