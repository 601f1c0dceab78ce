"""Where what strangers send is read when that could be dear: in processes with limits, never on the loop."""
