import { IconAdjustments, IconLock, IconLockOpen, IconShieldCheck } from '@tabler/icons-react'
import { isGone } from '@tartip/domain/cards/card-status'
import { may } from '@tartip/domain/people/policy'
import type { Viewer } from '@tartip/domain/people/viewer'
import type { ReactNode } from 'react'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { isManager, mayChange } from '../cards-model.ts'
import type { Card } from '../cards-model.ts'
import { cardHref } from '../use-card-screen.ts'
import { InternetSwitch } from './internet-switch.tsx'
import { RenameCard } from './rename-card.tsx'
import classes from './card.module.css'

interface CardSettingsProps {
  card: Card
  viewer: Viewer
}

/** How the card may be used: its name, limits, the internet, the block. Each by its own grant. */
export function CardSettings({ card, viewer }: CardSettingsProps) {
  const { t } = useTranslation('cards')
  const seesLimits = card.permissions.includes('GET_LIMIT_AND_DETAILS')
  const setsStatus = mayChange(viewer, card, 'SET_STATUS')
  const note = noteOf(card, viewer)
  return (
    <SummaryCard title={t($ => $.card.settings)}>
      <div className={classes.settings}>
        {isManager(viewer) ? <RenameCard card={card} /> : null}
        <InternetSwitch card={card} canChange={setsStatus && card.status === 'ACTIVE'} />
        <div className={classes.buttons}>
          {seesLimits ? (
            <Action
              href={cardHref('/card/limit', card.id)}
              icon={<IconAdjustments size={18} aria-hidden />}
            >
              {t($ => $.card.limits)}
            </Action>
          ) : null}
          {setsStatus && !isGone(card.status) ? (
            <Action
              href={cardHref('/card/block', card.id)}
              icon={
                card.isUnlockable ? (
                  <IconLockOpen size={18} aria-hidden />
                ) : (
                  <IconLock size={18} aria-hidden />
                )
              }
            >
              {card.isUnlockable ? t($ => $.card.unblock) : t($ => $.card.block)}
            </Action>
          ) : null}
          {may(viewer, 'people.manage').ok ? (
            <Action
              href={`/settings/users?card=${encodeURIComponent(card.id)}`}
              icon={<IconShieldCheck size={18} aria-hidden />}
            >
              {t($ => $.card.permissions)}
            </Action>
          ) : null}
        </div>
        {note ? <p className={classes.quiet}>{t($ => $.card[note])}</p> : null}
      </div>
    </SummaryCard>
  )
}

/** Why there is nothing to press; a person with read access only does not see it. */
function noteOf(card: Card, viewer: Viewer): 'gone' | 'noRight' | 'noOwnRight' | undefined {
  if (isGone(card.status)) return 'gone'
  if (!isManager(viewer) || mayChange(viewer, card, 'SET_STATUS')) return undefined
  return viewer.signRight === 'FIRST' ? 'noOwnRight' : 'noRight'
}

function Action({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <LinkButton href={href} variant="default" leftSection={icon}>
      {children}
    </LinkButton>
  )
}
