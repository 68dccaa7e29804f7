import { Button } from '../../components/controls/button.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Page } from '../../components/layout/page.tsx'
import { signOut } from '../../lib/session-events.ts'
import { PlainFrame } from '../plain-frame.tsx'

/** The only page of a person whose access the bank has rejected. */
export function UserRejectedPage() {
  const { t } = useTranslation('common')
  return (
    <PlainFrame>
      <Page title={t($ => $.rejected.title)}>
        <EmptyState
          illustration="rejected"
          title={t($ => $.rejected.text)}
          text={t($ => $.rejected.support)}
          action={
            <Button variant="default" onClick={signOut}>
              {t($ => $.menu.signOut)}
            </Button>
          }
        />
      </Page>
    </PlainFrame>
  )
}
