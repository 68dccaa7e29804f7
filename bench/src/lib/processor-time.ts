import { readdirSync, readFileSync } from 'node:fs'

/** Used processor seconds. */
export interface ProcessorTime {
  readonly user: number
  readonly system: number
}

/** Linux counts in hundredths of a second on every architecture Node supports. */
const ticksPerSecond = 100
const none: ProcessorTime = { user: 0, system: 0 }

/** Undefined on systems other than Linux. */
export function processorTimeOf(pid: number): ProcessorTime | undefined {
  return process.platform === 'linux' ? timeOf(statOf(pid), false) : undefined
}

/** The same for a process and its children, ended ones included. */
export function processorTimeOfFamily(pid: number): ProcessorTime | undefined {
  if (process.platform !== 'linux') return undefined
  return childrenOf(pid).reduce(
    (sum, child) => add(sum, timeOf(statOf(child), false)),
    timeOf(statOf(pid), true),
  )
}

export function subtract(later: ProcessorTime, earlier: ProcessorTime): ProcessorTime {
  return { user: later.user - earlier.user, system: later.system - earlier.system }
}

interface Stat {
  readonly parent: number
  readonly fields: readonly string[]
}

function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { parent: Number(fields[1]), fields }
  } catch {
    // The process has just ended.
    return undefined
  }
}

function timeOf(stat: Stat | undefined, withEndedChildren: boolean): ProcessorTime {
  if (stat === undefined) return none
  const at = (index: number) => Number(stat.fields[index] ?? 0) / ticksPerSecond
  const own = { user: at(11), system: at(12) }
  return withEndedChildren ? add(own, { user: at(13), system: at(14) }) : own
}

function childrenOf(pid: number): readonly number[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(candidate => statOf(candidate)?.parent === pid)
}

function add(a: ProcessorTime, b: ProcessorTime): ProcessorTime {
  return { user: a.user + b.user, system: a.system + b.system }
}
