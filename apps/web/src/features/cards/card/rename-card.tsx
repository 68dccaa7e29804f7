import { useQueryClient } from '@tanstack/react-query'
import { cardTitleMaxLength, readCardTitle } from '@tartip/domain/text/own-name'
import { toast } from '../../../components/feedback/toast-store.ts'
import { RenameForm } from '../../../components/fields/rename-form.tsx'
import { execute } from '../../../lib/graphql-client.ts'
import { newIdempotencyKey } from '../../../lib/idempotency.ts'
import { useErrorText } from '../../../lib/use-error-text.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { RenameCardDocument } from '../api/rename-card.account.generated.ts'
import type { Card } from '../cards-model.ts'
import { cardsKey } from '../cards-queries.ts'
import classes from './card.module.css'

/** The company's own name for the card; an empty one takes it away again. */
export function RenameCard({ card }: { card: Card }) {
  const { t } = useTranslation('cards')
  const { t: common } = useTranslation('common')
  const errorText = useErrorText(true)
  const client = useQueryClient()
  const save = async (cardTitle: string): Promise<void> => {
    await execute(
      RenameCardDocument,
      { cardId: card.id, cardTitle },
      { service: 'account', idempotencyKey: newIdempotencyKey() },
    )
    await client.invalidateQueries({ queryKey: [cardsKey] })
    toast.success(t($ => $.rename.done))
  }
  return (
    <RenameForm
      words={{
        rename: t($ => $.rename.rename),
        name: t($ => $.rename.name),
        hint: t($ => $.rename.hint),
        save: t($ => $.rename.save),
        cancel: t($ => $.rename.cancel),
      }}
      value={card.title ?? ''}
      longest={cardTitleMaxLength}
      check={title => {
        const read = readCardTitle(title)
        if (read.ok) return undefined
        return errorText(read.error.code, read.error.params) || common($ => $.errors.generic)
      }}
      save={save}
    >
      {button => (
        <div className={classes.title}>
          <span>
            <span className={classes.quiet}>{t($ => $.rename.name)}</span>
            <span>{card.title ?? '—'}</span>
          </span>
          {button}
        </div>
      )}
    </RenameForm>
  )
}
