import { useQueryClient } from '@tanstack/react-query'
import { personQuery, type PersonOfContract } from '../settings-queries.ts'

/** Shows a person as the bank has just returned them; the list is loaded again. */
export function useCachePerson(): (person: PersonOfContract) => void {
  const client = useQueryClient()
  return person => {
    client.setQueryData(personQuery(person.referenceId).queryKey, person)
    void client.invalidateQueries({ queryKey: ['settings', 'people'] })
  }
}
