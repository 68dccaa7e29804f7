import { hash, verify } from '@node-rs/argon2'

import { normalPassword } from '@tartip/domain/people/password'

/** What it costs to hash a password: memory in KiB and passes over it. */
export interface PasswordCost {
  readonly memoryCost: number
  readonly timeCost: number
}

/** As in OWASP's password storage advice. */
const defaultPasswordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2 }

/** Whoever waits longer than about ten seconds has given up anyway. */
const longestQueue = 128

/** Thrown when too many passwords wait to be checked. */
export class HasherBusy extends Error {}

export interface PasswordHasher {
  hash(password: string): Promise<string>
  /**
   * Whether the password is the one of the hash. Without a hash (unknown login, no password yet) a
   * dummy is checked, so that the answer takes the same time; it never matches.
   */
  matches(passwordHash: string | undefined, password: string): Promise<boolean>
}

/**
 * Hashes one password at a time: each takes 19 MiB and most of a core for 80 ms, so a rush on the
 * sign-in page must not take the core that signs payments.
 */
export async function createPasswordHasher(
  dummyPassword: string,
  cost = defaultPasswordCost,
): Promise<PasswordHasher> {
  // argon2id is the library's default variant.
  const parameters = { ...cost, parallelism: 1 }
  const dummyHash = await hash(dummyPassword, parameters)
  let waiting = 0
  let tail: Promise<unknown> = Promise.resolve()

  const runExclusively = <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= longestQueue)
      return Promise.reject(new HasherBusy('Too many passwords to check'))
    waiting += 1
    const answer = tail.then(work).finally(() => {
      waiting -= 1
    })
    // The next one runs whether this one succeeds or fails; the failure goes to its own caller.
    tail = answer.then(
      () => undefined,
      () => undefined,
    )
    return answer
  }

  return {
    hash: password => runExclusively(() => hash(normalPassword(password), parameters)),
    matches: (passwordHash, password) =>
      runExclusively(async () => {
        const isRight = await verify(passwordHash ?? dummyHash, normalPassword(password))
        return isRight && passwordHash !== undefined
      }),
  }
}
