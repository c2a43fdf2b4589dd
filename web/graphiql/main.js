/* global React, ReactDOM, GraphiQL */
import { complete, currentFight, remember } from './current-fight.js'
import { examples } from './examples.js'

const send = GraphiQL.createFetcher({ url: new URL('../graphql', import.meta.url).href })

// A storage of its own: examples and tokens of another GraphiQL on this host stay apart.
const storage = {
  getItem: key => sessionStorage.getItem(`lanista:${key}`),
  setItem: (key, value) => sessionStorage.setItem(`lanista:${key}`, value),
  removeItem: key => sessionStorage.removeItem(`lanista:${key}`),
  clear: () => sessionStorage.clear(),
  get length () { return sessionStorage.length }
}

const fetcher = async (request, options) => {
  const { problem, variables, headers } = complete(currentFight(storage), { ...request, ...options })
  if (problem) return { errors: [{ message: problem }] }
  const answer = await send({ ...request, variables }, { ...options, headers })
  remember(storage, answer)
  return answer
}

const root = ReactDOM.createRoot(document.getElementById('graphiql'))
root.render(React.createElement(GraphiQL, {
  fetcher,
  storage,
  defaultTabs: examples,
  defaultEditorToolsVisibility: 'variables',
  shouldPersistHeaders: true
}))
