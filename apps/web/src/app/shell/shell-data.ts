import type { Viewer } from '@tartip/domain/people/viewer'
import type { LiveCounts } from './use-live-counts.ts'

/** What the parts of the shell show of the person's work. */
export interface ShellData {
  readonly viewer: Viewer
  readonly counts: LiveCounts
}
