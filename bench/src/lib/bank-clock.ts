import { bishkekDate, bishkekMinute, fromIso, instantAt, toIso } from '@tartip/domain/time/instant'

const morningMinute = 10 * 60

/**
 * Moves the bank's clock to 10:00 of its working day, so that no run meets a deadline; returns the
 * resulting offset from real time, in milliseconds.
 */
export async function putBankIntoWorkingHours(port: number): Promise<number> {
  const address = `http://127.0.0.1:${port}/api/simulator`
  const headers = { 'x-tartip-client': 'bench', 'content-type': 'application/json' }
  const state = (await (await fetch(`${address}/state`, { headers })).json()) as {
    clock: { now: string }
  }
  const now = fromIso(state.clock.now)
  if (bishkekMinute(now) > morningMinute) {
    const morning = toIso(instantAt(bishkekDate(now), morningMinute))
    const body = JSON.stringify({ now: morning })
    const answer = await fetch(`${address}/clock`, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`The bank's clock could not be moved: ${answer.status}`)
  }
  const after = (await (await fetch(`${address}/state`, { headers })).json()) as {
    clock: { offsetMs: number }
  }
  return after.clock.offsetMs
}
