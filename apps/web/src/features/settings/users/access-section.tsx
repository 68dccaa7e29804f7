import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { permissionName } from '@tartip/domain/accounts/permission-names'
import { formatAccountNumber } from '@tartip/domain/identifiers/account-number'
import { toast } from '../../../components/feedback/toast-store.ts'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { execute } from '../../../lib/graphql-client.ts'
import { toApiError } from '../../../lib/api-error.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { SaveAccountAccessDocument } from '../api/save-account-access.account.generated.ts'
import { SaveCardAccessDocument } from '../api/save-card-access.account.generated.ts'
import { accessQuery, type AccessOfPerson, type PersonOfContract } from '../settings-queries.ts'
import { useRefusalToast } from '../../../lib/use-refusal-toast.ts'
import type { RowChange } from './access-changes.ts'
import { AccessMatrix } from './access-matrix.tsx'
import { accountRows, cardRows } from './access-rows.ts'
import classes from '../settings.module.css'

type Saved = AccessOfPerson
type Save = (changes: readonly RowChange[]) => Promise<Saved>

/** What a person may do with each account and card, and what the first signatory makes of it. */
export function AccessSection({ person }: { person: PersonOfContract }) {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const nameOf = (permission: string) => permissionName(permission, language)
  const access = useQuery(accessQuery(person.referenceId))
  const { saveAccounts, saveCards } = savesOf(person.referenceId)
  return (
    <QueryState query={access}>
      {list => {
        if (list.isEverything) return <Note text={t($ => $.user.everything)} />
        const isNothing = [...list.accounts, ...list.cards].every(
          one => one.availablePermissions.length === 0,
        )
        if (isNothing) return <Note text={t($ => $.user.nothingToGrant)} />
        return (
          <>
            <SavedMatrix
              title={t($ => $.user.accounts)}
              what={t($ => $.user.account)}
              person={person}
              rows={accountRows(list, formatAccountNumber)}
              toSee="READ"
              presets={['looks', 'prepares', 'signs']}
              nameOf={nameOf}
              save={saveAccounts}
            />
            {list.cards.length > 0 ? (
              <SavedMatrix
                title={t($ => $.user.cards)}
                what={t($ => $.user.card)}
                person={person}
                rows={cardRows(list)}
                toSee="READ_CARD"
                nameOf={nameOf}
                save={saveCards}
              />
            ) : null}
          </>
        )
      }}
    </QueryState>
  )
}

function Note({ text }: { text: string }) {
  return (
    <div className={classes.cards}>
      <p className={`${classes.card} ${classes.quiet}`}>{text}</p>
    </div>
  )
}

/** What was shown goes along with what is wanted: a page that is out of date saves nothing. */
function savesOf(userReferenceId: string): { saveAccounts: Save; saveCards: Save } {
  return {
    saveAccounts: async changes => {
      const permissions = changes.map(({ row, permissions: wanted }) => ({
        accountId: row.id,
        permissions: wanted as never[],
        formerPermissions: row.permissions as never[],
      }))
      const variables = { userReferenceId, permissions }
      const data = await execute(SaveAccountAccessDocument, variables, { service: 'account' })
      return data.updatePermissions
    },
    saveCards: async changes => {
      const permissions = changes.map(({ row, permissions: wanted }) => ({
        cardId: row.id,
        permissions: wanted as never[],
        formerPermissions: row.permissions as never[],
      }))
      const variables = { userReferenceId, permissions }
      const data = await execute(SaveCardAccessDocument, variables, { service: 'account' })
      return data.updatePermissionsCard
    },
  }
}

interface SavedMatrixProps extends Omit<Parameters<typeof AccessMatrix>[0], 'onSave' | 'isSaving'> {
  person: PersonOfContract
  save: Save
}

function SavedMatrix({ person, save, ...matrix }: SavedMatrixProps) {
  const { t } = useTranslation('settings')
  const client = useQueryClient()
  const showRefusal = useRefusalToast()
  const { queryKey } = accessQuery(person.referenceId)
  const saving = useMutation({
    mutationFn: save,
    onSuccess: list => {
      client.setQueryData(queryKey, list)
      toast.success(t($ => $.user.saved))
    },
    onError: error => {
      showRefusal(error)
      // Somebody else was faster: the matrix shows what holds now.
      if (toApiError(error).code === 'PERMISSIONS_CHANGED_MEANWHILE') {
        void client.invalidateQueries({ queryKey })
      }
    },
  })
  return (
    <AccessMatrix
      {...matrix}
      isSaving={saving.isPending}
      onSave={async changes => {
        await saving.mutateAsync(changes).catch(() => undefined)
      }}
    />
  )
}
