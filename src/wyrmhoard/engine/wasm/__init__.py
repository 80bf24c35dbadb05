"""The third way to run the rules: the same functions as C, for WebAssembly and for any compiler."""
