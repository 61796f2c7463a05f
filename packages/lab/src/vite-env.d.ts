/// <reference types="vite/client" />

/** The edition of Pyodide that the lab was built with; empty where there was none. */
declare const __PYTHON_VERSION__: string;
