/* global React, ReactDOM, GraphiQL */
import { examples } from './examples.js'

const fetcher = GraphiQL.createFetcher({ url: '/graphql' })

// A storage of its own: examples and tokens of another GraphiQL on this host stay apart.
const storage = {
  getItem: key => sessionStorage.getItem(`lanista:${key}`),
  setItem: (key, value) => sessionStorage.setItem(`lanista:${key}`, value),
  removeItem: key => sessionStorage.removeItem(`lanista:${key}`),
  clear: () => sessionStorage.clear(),
  get length () { return sessionStorage.length }
}

const root = ReactDOM.createRoot(document.getElementById('graphiql'))
root.render(React.createElement(GraphiQL, {
  fetcher,
  storage,
  defaultTabs: examples,
  defaultEditorToolsVisibility: 'headers',
  shouldPersistHeaders: true
}))
