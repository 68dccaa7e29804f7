import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { wipeSnapshots } from '../../../lib/form-snapshot.ts'
import { useLazyQueryClient } from '../../../lib/lazy-query-client.ts'
import { sessionEvents } from '../../../lib/session-events.ts'
import type { SignedInElsewhere } from '../../../lib/signed-in-elsewhere.ts'
import { signedInElsewhere } from '../../../lib/signed-in-elsewhere.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { notifyOtherTabs } from '../notify-other-tabs.ts'
import classes from './login.module.css'

/**
 * The person has signed in in another tab and works for one company there; here waits what they have typed for
 * another. They return to it, and the other tab shows a dialog; or they discard it.
 */
export function WaitingForm({ elsewhere }: { elsewhere: SignedInElsewhere }) {
  const { t } = useTranslation('auth')
  const router = useRouter()
  const queries = useLazyQueryClient()
  const [isEntering, setIsEntering] = useState(false)
  const { companyName, formCompanyName, path } = elsewhere

  const goBack = async () => {
    if (isEntering) return
    setIsEntering(true)
    sessionEvents.emit('signingIn', undefined)
    // The guard of the page moves the session to the company of the form.
    await router.navigate({ href: path, replace: true })
    signedInElsewhere.set(undefined)
    notifyOtherTabs(queries, 'contract')
  }
  const follow = () => {
    wipeSnapshots()
    location.replace('/')
  }

  return (
    <div className={classes.form}>
      <p className={classes.lead} role="status">
        {t($ => $.waitingForm.text, { company: companyName, formCompany: formCompanyName })}
      </p>
      <Button
        size="md"
        fullWidth
        autoFocus
        aria-disabled={isEntering || undefined}
        onClick={() => void goBack()}
      >
        {t($ => $.waitingForm.back, { company: formCompanyName })}
      </Button>
      <Button variant="default" fullWidth onClick={follow}>
        {t($ => $.waitingForm.follow, { company: companyName })}
      </Button>
    </div>
  )
}
