/** A whole number of the command line, `--seconds=30`, or the usual one. */
export function numberSetting(name: string, usual: number): number {
  const text = textSetting(name)
  if (text === undefined) return usual
  if (!/^\d+$/.test(text)) throw new RangeError(`--${name} is "${text}", but it must be a number.`)
  return Number(text)
}

/** A text of the command line, `--cpu-prof=/tmp/profiles`. */
export function textSetting(name: string): string | undefined {
  const start = `--${name}=`
  return process.argv.find(argument => argument.startsWith(start))?.slice(start.length)
}

/** A switch of the command line, `--no-build`. */
export function isSet(name: string): boolean {
  return process.argv.includes(`--${name}`)
}
