@_exported import os.log
