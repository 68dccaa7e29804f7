import type { PostText } from './callbacks.ts'

const patienceMs = 5_000

/** Over the network. A redirect is no answer: a callback goes where it was ordered to, or nowhere. */
export const postText: PostText = async (url, headers, body) => {
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  // Nobody reads the answer; without this its connection would stay open.
  await response.body?.cancel()
  return response.status
}
