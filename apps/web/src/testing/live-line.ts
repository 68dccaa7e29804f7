import { vi } from 'vitest'
import * as liveClient from '../lib/live-client.ts'

/** Until the end of the test nothing comes live. Returns what is to be reported. */
export function withoutLiveLine() {
  return vi.spyOn(liveClient, 'subscribe').mockReturnValue(() => undefined)
}
