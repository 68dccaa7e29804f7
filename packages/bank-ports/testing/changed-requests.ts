import { expect } from 'vitest'

/**
 * Another value for each field of a request except its id. The type requests every field, so that one that is added
 * to the request is queried too.
 */
export type ChangesOf<Request extends object, Id extends keyof Request> = {
  readonly [Field in Exclude<keyof Request, Id>]-?: Exclude<Request[Field], undefined>
}

const copies = 4

/**
 * Sends the request many times at once, each change of it under the same id, and the request again: all copies
 * get one answer, every change is refused by its name, and the first answer stands.
 *
 * @param refused what the answer to a changed request has in it
 */
export async function expectChangesRefused<Request extends object, Id extends keyof Request>(
  request: Request,
  changes: ChangesOf<Request, Id>,
  send: (request: Request) => Promise<unknown>,
  refused: object = { error: { code: 'REQUEST_CHANGED' } },
): Promise<void> {
  const [first, ...others] = await Promise.all(Array.from({ length: copies }, () => send(request)))
  expect(first).not.toMatchObject(refused)
  expect(others).toEqual(Array.from({ length: copies - 1 }, () => first))
  for (const [field, value] of Object.entries(changes)) {
    const answer = await send({ ...request, [field]: value })
    expect(answer, `with another ${field}`).toMatchObject(refused)
  }
  expect(await send(request)).toEqual(first)
}
