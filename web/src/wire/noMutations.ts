/* once */
/** Stands in the build for the query library's cache of mutations, of which the app has none. */
export class MutationCache {
  clear() {}
  findAll(): [] {
    return [];
  }
  resumePausedMutations(): Promise<void> {
    return Promise.resolve();
  }
}
