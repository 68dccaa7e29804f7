import { LinkButton } from '../../components/controls/link-button.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Page } from '../../components/layout/page.tsx'

/**
 * Where cashiers and people without a signing right land: their part of the bank is not open yet, so it leads
 * on to what they have.
 */
export function OutletsSoonPage() {
  const { t } = useTranslation('common')
  return (
    <Page title={t($ => $.outlets.title)}>
      <EmptyState
        illustration="locked"
        title={t($ => $.outlets.soon)}
        text={t($ => $.outlets.text)}
        action={
          <>
            <LinkButton href="/settings/info">{t($ => $.outlets.own)}</LinkButton>
            <LinkButton variant="default" href="/help">
              {t($ => $.outlets.help)}
            </LinkButton>
          </>
        }
      />
    </Page>
  )
}
