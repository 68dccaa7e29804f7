import type { Language } from '@tartip/domain/language'

import { createPersonStore } from '../../store/person-store.ts'
import type { AccessControlDeps } from '../deps.ts'
import { deliver } from './send-sms-code.ts'
import { smsText } from './sms-texts.ts'

/** Notifies a person by SMS that their password or app has changed: if it was not they, they call the bank. */
export async function notifyPerson(
  deps: AccessControlDeps,
  personId: string,
  what: 'passwordChanged' | 'totpChanged',
  language: Language,
): Promise<void> {
  const profile = await createPersonStore(deps.db).findProfile(personId)
  if (profile === undefined) return
  deliver(deps, { mobile: profile.mobile, text: smsText(what, language), purpose: 'NOTICE' })
}
