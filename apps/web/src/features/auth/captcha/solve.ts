import type { Challenge, Solution } from 'altcha-lib/types'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { solveChallenge } from 'altcha-lib'

/** Finds the number the challenge requests; undefined when time ran out. */
export async function solve(challenge: Challenge): Promise<Solution | undefined> {
  return (await solveChallenge({ challenge, deriveKey, timeout: 180_000 })) ?? undefined
}
