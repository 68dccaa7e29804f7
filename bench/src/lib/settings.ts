/** An integer option of the command line, `--seconds=30` or `--seconds 30`, with a default. */
export function numberSetting(name: string, usual: number): number {
  const text = textSetting(name)
  if (text === undefined) return usual
  if (!/^\d+$/.test(text)) throw new RangeError(`--${name} is "${text}", but it must be a number.`)
  return Number(text)
}

/** A text option of the command line, `--cpu-prof=/tmp/profiles`. */
export function textSetting(name: string): string | undefined {
  const start = `--${name}=`
  const joined = process.argv.find(argument => argument.startsWith(start))?.slice(start.length)
  if (joined !== undefined) return joined
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}

/** A flag of the command line, `--no-build`. */
export function isSet(name: string): boolean {
  return process.argv.includes(`--${name}`)
}
