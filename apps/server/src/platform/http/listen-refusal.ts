import { createServer } from 'node:net'
import { StartRefusal } from '../start-refusal.ts'

interface Place {
  host: string
  port: number
}

/** The system's answers to listening that a person can do something about. */
const sentences: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is already in use: stop what uses it, or set PORT to another one.`,
  EACCES: ({ port }) =>
    `This user may not listen on port ${port}: set PORT to 1024 or above, or give the process the right to lower ports.`,
  EADDRNOTAVAIL: noSuchAddress,
  ENOTFOUND: noSuchAddress,
  EAI_AGAIN: noSuchAddress,
}

function noSuchAddress({ host }: Place): string {
  return `HOST is "${host}", but this machine has no such address: leave it out to listen on this machine alone, or set it to 0.0.0.0 to listen on all of its addresses.`
}

/** Why nobody can listen there, in one sentence; an error of another kind comes back as it is. */
export function listenRefusal(error: unknown, place: Place): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const sentence = Object.hasOwn(sentences, code) ? sentences[code] : undefined
  return sentence === undefined ? error : new StartRefusal(sentence(place), { cause: error })
}

/**
 * Checked before anything is started, so that a second start does not disturb the first.
 *
 * @throws StartRefusal when nobody can listen there
 */
export async function checkListening(place: Place): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', error => reject(listenRefusal(error, place)))
    probe.listen({ ...place, exclusive: true }, () => probe.close(() => resolve()))
  })
}
