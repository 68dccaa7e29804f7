import { may } from '@tartip/domain/people/policy'
import type { Ability } from '@tartip/domain/people/policy'
import type { Viewer } from '@tartip/domain/people/viewer'

export type SettingsEntryId =
  | 'info'
  | 'accountVisibility'
  | 'payControl'
  | 'password'
  | 'phone'
  | 'codeWord'
  | 'users'
  | 'apiKey'
  | 'audit'

interface SettingsEntry {
  readonly id: SettingsEntryId
  readonly href: string
  /** What the page requires; without it every signed-in person has it. */
  readonly ability?: Ability
  /** A person whom the bank has still to check changes nothing. */
  readonly isChange?: boolean
}

const entries: readonly SettingsEntry[] = [
  { id: 'info', href: '/settings/info' },
  { id: 'accountVisibility', href: '/settings/account-visibility', ability: 'accounts.read' },
  { id: 'users', href: '/settings/users', ability: 'people.manage' },
  { id: 'payControl', href: '/settings/pay-control', ability: 'payControl.manage' },
  { id: 'apiKey', href: '/settings/api-key', ability: 'apiKey.manage' },
  { id: 'audit', href: '/settings/audit', ability: 'audit.read' },
  { id: 'password', href: '/settings/password', isChange: true },
  { id: 'phone', href: '/settings/phone', isChange: true },
  { id: 'codeWord', href: '/settings/code-word', isChange: true },
]

/** The pages of settings that a person has; the guards of their addresses require the same. */
export function settingsMenuOf(viewer: Viewer): readonly SettingsEntry[] {
  const isChecked = viewer.postVerificationStatus === 'Confirmed'
  return entries
    .filter(({ ability }) => ability === undefined || may(viewer, ability).ok)
    .filter(({ isChange }) => isChange !== true || isChecked)
    .filter(({ id }) => id !== 'payControl' || viewer.signType === 'PAY_CONTROL')
}
