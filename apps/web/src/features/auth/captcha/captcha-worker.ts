import type { Challenge } from 'altcha-lib/types'
import { solve } from './solve.ts'

/** The work of the captcha, off the main thread, so that typing stays smooth. */
self.addEventListener('message', (event: MessageEvent<Challenge>) => {
  solve(event.data).then(
    solution => self.postMessage({ solution }),
    () => self.postMessage({}),
  )
})
