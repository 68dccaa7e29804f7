import type { Viewer } from '@tartip/domain/people/viewer'

/** What the parts of the shell show of the person's work. */
export interface ShellData {
  readonly viewer: Viewer
  readonly toSignCount: number | undefined
}
