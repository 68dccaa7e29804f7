import { createHash } from 'node:crypto'
import { uuidV7, type Ids } from '@tartip/server/platform/ids'

/** Identifiers that are the same in every run: the first, second … of a seed. */
export function createTestIds(seed: string | number = 1): Ids {
  let count = 0
  const next = (kind: string) => {
    count += 1
    return createHash('sha256').update(`${kind} ${seed} ${count}`).digest()
  }
  return {
    // The counter stands for the time, so that later ids sort behind earlier ones.
    uuid: () => {
      const random = next('uuid')
      return uuidV7(1_764_000_000_000 + count, random)
    },
    token: () => next('token').toString('base64url'),
  }
}
