import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { toast } from '../../../components/feedback/toast-store.ts'
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx'
import { execute } from '../../../lib/graphql-client.ts'
import type { Translate } from '../../../lib/texts.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { useMe } from '../../../lib/use-me.ts'
import { SwitchStateDocument } from '../api/switch-state.access-control.generated.ts'
import type { PersonOfContract } from '../settings-queries.ts'
import { useRefusalToast } from '../../../lib/use-refusal-toast.ts'
import { PersonStateChip } from './person-state-chip.tsx'
import { useCachePerson } from './use-cache-person.ts'
import classes from '../settings.module.css'

/** Lets a person into the company or denies access; denying needs a confirmation. */
export function FreezeCard({ person }: { person: PersonOfContract }) {
  const { t } = useTranslation('settings')
  const { userReferenceId } = useMe()
  const [isConfirming, setIsConfirming] = useState(false)
  const cachePerson = useCachePerson()
  const showRefusal = useRefusalToast()
  const change = useMutation({
    mutationFn: async (state: 'ACTIVE' | 'FROZEN') => {
      const variables = { id: person.userContractId, userContractState: state }
      const data = await execute(SwitchStateDocument, variables, { service: 'access-control' })
      return data.switchUserContractState
    },
    onSuccess: changed => {
      cachePerson(changed)
      const isFrozen = changed.userContractState === 'FROZEN'
      toast.success(isFrozen ? t($ => $.user.frozenDone) : t($ => $.user.unfrozenDone))
    },
    onError: showRefusal,
    onSettled: () => setIsConfirming(false),
  })
  const isFrozen = person.userContractState === 'FROZEN'
  const { isFrozenByBank } = person
  const isOwn = person.referenceId === userReferenceId
  return (
    <section className={classes.card}>
      <div className={classes.between}>
        <h2>{t($ => $.user.access)}</h2>
        <PersonStateChip person={person} />
      </div>
      <p className={classes.quiet}>{textOf(t, person, isOwn)}</p>
      {isOwn || isFrozenByBank ? null : (
        <div className={classes.row}>
          {isFrozen ? (
            <Button loading={change.isPending} onClick={() => change.mutate('ACTIVE')}>
              {t($ => $.user.unfreeze)}
            </Button>
          ) : (
            <Button variant="default" color="danger" onClick={() => setIsConfirming(true)}>
              {t($ => $.user.freeze)}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        opened={isConfirming}
        tone="danger"
        title={t($ => $.user.freezeTitle)}
        body={t($ => $.user.freezeBody, { name: person.fullName })}
        confirmLabel={t($ => $.user.freeze)}
        isBusy={change.isPending}
        onConfirm={() => change.mutate('FROZEN')}
        onCancel={() => setIsConfirming(false)}
      />
    </section>
  )
}

function textOf(t: Translate<'settings'>, person: PersonOfContract, isOwn: boolean): string {
  if (isOwn) return t($ => $.user.own)
  if (person.isFrozenByBank) return t($ => $.user.frozenByBank)
  if (person.userContractState === 'FROZEN') return t($ => $.user.frozenText)
  if (person.postVerificationStatus === 'Rejected') return t($ => $.user.rejected)
  return person.postVerificationStatus === 'Pending' ? t($ => $.user.pending) : t($ => $.user.open)
}
